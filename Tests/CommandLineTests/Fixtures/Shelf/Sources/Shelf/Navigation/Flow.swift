extension Shelf {
  enum Flow: String, CaseIterable, Codable { case onboarding, authorized, maintenance }
}
