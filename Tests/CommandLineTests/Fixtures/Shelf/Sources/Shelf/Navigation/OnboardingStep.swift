enum OnboardingStep: Hashable, Codable {
  case genres
  case goal(pages: Int)
}

enum Genre: String, CaseIterable { case novel, poetry }
