import ScreenHarness

Stub.run(in: "manifests/Stub")
