public import ScreenContents
public import ScreenNavigation

extension ScreenContent {
  /// The list of items.
  @MainActor
  public static func list(in app: AppRouter<Picnic>) -> ScreenContent {
    ScreenContent(
      title: "Picnic",
      trailing: [.button("Add") { app.present(sheet: .newItem) }],
      elements: ["Blanket", "Bread", "Cheese"].map { item in
        .link(item) { app.navigate(to: .item(item)) }
      })
  }

  @MainActor
  public static func route(_ route: Picnic.Route, in app: AppRouter<Picnic>) -> ScreenContent {
    switch route {
    case .item(let item):
      ScreenContent(
        title: item,
        elements: [
          .toggle("Packed", isOn: false),
          .button("Share", action: .effect { print("Share \(item)") }),
          .button("Remove", role: .destructive) { app.pop() },
        ])
    }
  }

  @MainActor
  public static func sheet(_ sheet: Picnic.Sheet, in app: AppRouter<Picnic>) -> ScreenContent {
    switch sheet {
    case .newItem:
      ScreenContent(
        title: "New Item",
        leading: [.button("Cancel", role: .cancel) { app.dismiss() }],
        trailing: [.button("Save") { app.dismiss() }],
        elements: [
          .field("Name", "", placeholder: "Required"),
          .picker("Brought by", "Ada", options: ["Ada", "Grace"]),
          .slider("Number", 1, in: 1...9, step: 1, text: "1"),
        ])
    }
  }
}
