package import ScreenJobs

extension JobKinds {
  package static let ofRendering: [any Job.Type] = [
    PictureJob.self, ControlsJob.self, DialogsJob.self,
  ]
}
