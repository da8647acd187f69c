/** Longest edge of a picture that is decoded: enough for a label at arm's length, and fast on a phone. */
const LONGEST_EDGE = 960
/** The same label is read many times a second while it lies before the camera. */
const SAME_CODE_MS = 2500

type Reading = { onCode: (code: string) => void }

/** The picture of a video as it is now; undefined before the camera gives one. */
function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | undefined {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, LONGEST_EDGE / Math.max(videoWidth, videoHeight, 1))
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  if (canvas.width === 0) return undefined
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return context?.getImageData(0, 0, canvas.width, canvas.height)
}

/** Tells each code once, and again only after a while. */
export function onceInAWhile(
  onCode: (code: string) => void,
  clock: () => number,
): (codes: readonly string[]) => void {
  const told = new Map<string, number>()
  return (codes) => {
    for (const code of codes) {
      const before = told.get(code)
      told.set(code, clock())
      if (before === undefined || clock() - before > SAME_CODE_MS) onCode(code)
    }
  }
}

/** Shows the camera in a video and reads the codes before it. Gives what ends it; throws when there is no camera. */
export async function readCamera(video: HTMLVideoElement, { onCode }: Reading): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
    audio: false,
  })
  const worker = new Worker(new URL('./read-codes.worker.ts', import.meta.url), { type: 'module' })
  const canvas = document.createElement('canvas')
  const tell = onceInAWhile(onCode, () => performance.now())
  let isOver = false
  const look = () => {
    if (isOver) return
    const picture = pictureOf(video, canvas)
    // The next picture is looked at when this one has been: a slow phone is not asked for more than it can do.
    if (picture) worker.postMessage(picture)
    else requestAnimationFrame(look)
  }
  worker.onmessage = ({ data }: MessageEvent<string[]>) => {
    tell(data)
    requestAnimationFrame(look)
  }
  video.srcObject = stream
  await video.play()
  look()
  return () => {
    isOver = true
    worker.terminate()
    for (const track of stream.getTracks()) track.stop()
  }
}
