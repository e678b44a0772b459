/// An enum with more cases than a byte can tell apart.
enum LargeEnum: CaseIterable {
  case case0, case1, case2, case3, case4, case5, case6, case7, case8, case9
  case case10, case11, case12, case13, case14, case15, case16, case17, case18, case19
  case case20, case21, case22, case23, case24, case25, case26, case27, case28, case29
  case case30, case31, case32, case33, case34, case35, case36, case37, case38, case39
  case case40, case41, case42, case43, case44, case45, case46, case47, case48, case49
  case case50, case51, case52, case53, case54, case55, case56, case57, case58, case59
  case case60, case61, case62, case63, case64, case65, case66, case67, case68, case69
  case case70, case71, case72, case73, case74, case75, case76, case77, case78, case79
  case case80, case81, case82, case83, case84, case85, case86, case87, case88, case89
  case case90, case91, case92, case93, case94, case95, case96, case97, case98, case99
  case case100, case101, case102, case103, case104, case105, case106, case107, case108, case109
  case case110, case111, case112, case113, case114, case115, case116, case117, case118, case119
  case case120, case121, case122, case123, case124, case125, case126, case127, case128, case129
  case case130, case131, case132, case133, case134, case135, case136, case137, case138, case139
  case case140, case141, case142, case143, case144, case145, case146, case147, case148, case149
  case case150, case151, case152, case153, case154, case155, case156, case157, case158, case159
  case case160, case161, case162, case163, case164, case165, case166, case167, case168, case169
  case case170, case171, case172, case173, case174, case175, case176, case177, case178, case179
  case case180, case181, case182, case183, case184, case185, case186, case187, case188, case189
  case case190, case191, case192, case193, case194, case195, case196, case197, case198, case199
  case case200, case201, case202, case203, case204, case205, case206, case207, case208, case209
  case case210, case211, case212, case213, case214, case215, case216, case217, case218, case219
  case case220, case221, case222, case223, case224, case225, case226, case227, case228, case229
  case case230, case231, case232, case233, case234, case235, case236, case237, case238, case239
  case case240, case241, case242, case243, case244, case245, case246, case247, case248, case249
  case case250, case251, case252, case253, case254, case255, case256, case257, case258, case259
  case case260, case261, case262, case263, case264, case265, case266, case267, case268, case269
  case case270, case271, case272, case273, case274, case275, case276, case277, case278, case279
  case case280, case281, case282, case283, case284, case285, case286, case287, case288, case289
  case case290, case291, case292, case293, case294, case295, case296, case297, case298, case299
}
