import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

// A worker of its own: its file is served with a policy that lets it compile the decoder, which the page may not.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

self.onmessage = async ({ data }: MessageEvent<ImageData>) => {
  const found = await readBarcodes(data, {
    formats: ['QRCode', 'Code128'],
    tryHarder: true,
    maxNumberOfSymbols: 4,
  }).catch(() => [])
  self.postMessage(found.filter(({ isValid }) => isValid).map(({ text }) => text))
}
