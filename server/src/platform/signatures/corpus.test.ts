import { describe, expect, it } from 'vitest'
import { makeCast } from '../../../test/signatures/cast.ts'
import { honestFiles } from '../../../test/signatures/honest-files.ts'
import { tamperedFiles } from '../../../test/signatures/tampered/all-tampered.ts'
import { inspectCms } from './cms/inspect-cms.ts'
import { judgeFile } from './judge/judge-file.ts'
import { inspectPdf } from './pdf/inspect-pdf.ts'

const cast = makeCast()
const NOW = new Date('2026-11-23T08:00:00Z')
const [honest, tampered] = [await honestFiles(cast), await tamperedFiles(cast)]

describe('the corpus of signed files', () => {
  it('has more than the 60 files that were asked for', () => {
    expect(new Set([...honest, ...tampered].map(({ name }) => name)).size).toBe(
      honest.length + tampered.length,
    )
    expect(honest.length + tampered.length).toBeGreaterThanOrEqual(100)
    expect(tampered.length).toBeGreaterThanOrEqual(60)
  })

  it.each(honest)('honest: $name', ({ bytes, integrity, listed = [] }) => {
    const facts = inspectPdf(bytes)
    expect(facts).toMatchObject({ state: 'signed', reason: null })
    const judged = judgeFile(facts, cast.anchors, NOW)
    expect(judged.map(({ verdict, doubts, problem }) => ({ verdict, doubts, problem }))).toEqual(
      judged.map(() => ({ verdict: 'valid', doubts: [], problem: null })),
    )
    expect(judged[0]?.integrity).toBe(integrity)
    expect(judged[0]?.qualified).toBe(judged[0]?.who?.name === 'Elena Dinu')
    expect(judged[0]?.changes.map(({ what }) => what).sort()).toEqual(listed.toSorted())
  })

  it.each(tampered)('tampered: $name', ({ bytes, as, apart }) => {
    const facts = apart ? inspectCms(bytes, apart.content) : inspectPdf(bytes)
    const judged = judgeFile(facts, cast.anchors, NOW, { signsEarlier: apart?.isPresent === false })
    const first = judged[0]?.verdict ?? (facts.state === 'unreadable' ? 'unreadable' : 'unsigned')
    expect(as).toContain(first)
    const broken = judged.filter(({ verdict }) => verdict === 'invalid' || verdict === 'unreadable')
    for (const { trusted, qualified, valid_then } of broken)
      expect({ trusted, qualified, valid_then }).toEqual({
        trusted: false,
        qualified: false,
        valid_then: null,
      })
  })

  it('calls no signature valid when no list is loaded', async () => {
    const { anchorsOf } = await import('./judge/anchors.ts')
    for (const { bytes } of honest)
      for (const { verdict, qualified, trusted } of judgeFile(inspectPdf(bytes), anchorsOf([]), NOW))
        expect({ verdict, qualified, trusted }).toEqual({
          verdict: 'unconfirmed',
          qualified: false,
          trusted: false,
        })
  })

  it('never calls any state of a cut file valid, and never fails on one', () => {
    const [whole] = honest
    for (let end = 0; end < whole!.bytes.length; end += 997) {
      const judged = judgeFile(inspectPdf(whole!.bytes.subarray(0, end)), cast.anchors, NOW)
      expect(judged.filter(({ verdict }) => verdict === 'valid')).toEqual([])
    }
  })

  it('never calls a file with any flipped byte of the signed part valid', () => {
    const { bytes } = honest[0]!
    const [gap, end] = [
      bytes.indexOf('/Contents <') + 10,
      bytes.indexOf('>', bytes.indexOf('/Contents <') + 12),
    ]
    for (let at = 0; at < bytes.length; at += 13) {
      if (at > gap && at < end) continue
      const copy = Buffer.from(bytes)
      copy[at] = (copy[at] ?? 0) ^ 0x11
      const verdicts = judgeFile(inspectPdf(copy), cast.anchors, NOW).map(({ verdict }) => verdict)
      expect(verdicts, `byte ${at}`).not.toContain('valid')
    }
  })
})
