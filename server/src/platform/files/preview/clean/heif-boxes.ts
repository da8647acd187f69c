export type Box = { type: string /** Where its content begins and ends. */; start: number; end: number }

const MAX_BOXES = 20_000

/** The boxes between two places of a file (ISO/IEC 14496-12); undefined when they do not add up. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] | undefined {
  const boxes: Box[] = []
  let at = from
  while (at + 8 <= to) {
    if (boxes.length >= MAX_BOXES) return undefined
    const short = bytes.readUInt32BE(at)
    const isLong = short === 1
    if (isLong && at + 16 > to) return undefined
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
    const head = isLong ? 16 : 8
    if (length < head || at + length > to) return undefined
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at + head, end: at + length })
    at += length
  }
  return boxes
}
