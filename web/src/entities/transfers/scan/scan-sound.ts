const storageKey = 'hdoc-scan-sound'

/** Whether scanning is heard; kept in this browser. */
export const isSoundOn = (): boolean => localStorage.getItem(storageKey) !== 'off'
export const keepSound = (on: boolean): void => localStorage.setItem(storageKey, on ? 'on' : 'off')

let audio: AudioContext | undefined

/** One tone: short and high when it went well, long and low when it was refused. Without audio it is silent. */
export function playScan(isGood: boolean): void {
  if (!isSoundOn() || !('AudioContext' in window)) return
  audio ??= new AudioContext()
  const tone = audio.createOscillator()
  const loudness = audio.createGain()
  tone.frequency.value = isGood ? 1046 : 196
  tone.type = isGood ? 'sine' : 'square'
  loudness.gain.value = isGood ? 0.15 : 0.1
  tone.connect(loudness).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + (isGood ? 0.09 : 0.35))
}
