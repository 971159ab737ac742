/** Two short tones, without a file. A browser in which nobody has pressed anything yet plays none. */
export function playTone() {
  const context = new AudioContext()
  const gain = context.createGain()
  gain.gain.value = 0.08
  gain.connect(context.destination)
  for (const [frequency, at] of [
    [660, 0],
    [880, 0.16],
  ] as const) {
    const tone = context.createOscillator()
    tone.frequency.value = frequency
    tone.connect(gain)
    tone.start(context.currentTime + at)
    tone.stop(context.currentTime + at + 0.14)
  }
  setTimeout(() => void context.close(), 1000)
}
