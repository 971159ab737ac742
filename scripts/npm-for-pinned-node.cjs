// Loaded into npm before it starts. npm leaves out optional packages that do not suit the Node it
// runs under (Rolldown's parts want 20.19), but these are for the Node that is being installed.
Object.defineProperty(process, 'version', { value: `v${process.env.PINNED_NODE}` })

// The npm of Node 20.0 and 20.1 looks for the C library under a name that the report does not use,
// and leaves out every part that is made for one.
const { getReport } = process.report
process.report.getReport = () => {
  const report = /** @type {{ header: Record<string, unknown> }} */ (getReport())
  report.header.glibcRuntimeVersion ??= report.header.glibcVersionRuntime
  return report
}
