import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { DrawnPage } from './drawn-page.ts'

let prepared: Promise<unknown> | undefined

/** Loads the decoder that lies beside the program, because the library would fetch it from the net. */
async function prepare(): Promise<unknown> {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  const bytes = await readFile(file)
  return prepareZXingModule({
    overrides: {
      wasmBinary: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer,
    },
    fireImmediately: true,
  })
}

/** Gives what the codes of a page say, in the two forms that labels have. */
export async function findCodes(page: DrawnPage): Promise<string[]> {
  prepared ??= prepare()
  await prepared
  const found = await readBarcodes(
    { data: page.data, width: page.width, height: page.height, colorSpace: 'srgb' } as Parameters<
      typeof readBarcodes
    >[0],
    { formats: ['QRCode', 'Code128'], tryHarder: true, maxNumberOfSymbols: 12 },
  )
  return [...new Set(found.filter(({ isValid }) => isValid).map(({ text }) => text))]
}
