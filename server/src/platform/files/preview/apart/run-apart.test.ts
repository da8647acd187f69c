import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { docxOf, paragraph } from '../../../../../test/files/office-files.ts'
import { smallHeic, tiffOf } from '../../../../../test/files/photos.ts'
import { APART_LIMITS, runApart } from './run-apart.ts'
import { takeTurns } from './take-turns.ts'

const from = (bytes: Buffer) => Readable.from([bytes])

describe('a task in a process of its own', () => {
  it('gives back what came of it', async () => {
    const read = await runApart(
      { do: 'read-office', type: 'docx' },
      from(await docxOf(paragraph('Bună ziua'))),
    )
    expect(read.ok && JSON.parse(read.bytes.toString())).toMatchObject({ shown: 'text', cut: false })
    const drawn = await runApart({ do: 'draw-page', type: 'heic', page: 1 }, from(smallHeic))
    expect(drawn.ok && drawn.bytes.toString('latin1', 8, 12)).toBe('WEBP')
    const count = await runApart({ do: 'count-pages', type: 'tiff' }, from(await tiffOf(2)))
    expect(count.ok && count.bytes.toString()).toBe('2')
  })

  it('says why nothing came of it', async () => {
    expect(await runApart({ do: 'read-office', type: 'xlsx' }, from(Buffer.from('PK')))).toEqual({
      ok: false,
      reason: 'damaged',
    })
  })

  it('is ended when it takes too long, too much memory, or answers too much', async () => {
    const task = { do: 'read-mail' } as const
    const mail = Buffer.from(`Subject: x\r\n\r\n${'a'.repeat(400_000)}`)
    const run = (limits: Partial<typeof APART_LIMITS>) =>
      runApart(task, from(mail), { ...APART_LIMITS, ...limits })
    expect(await run({ milliseconds: 5 })).toEqual({ ok: false, reason: 'too_slow' })
    expect(await run({ answerBytes: 1_000 })).toEqual({ ok: false, reason: 'too_large' })
    const endless = Readable.from(
      (async function* () {
        for (;;) yield Buffer.alloc(1024 * 1024, 'a')
      })(),
    )
    expect(await runApart(task, endless, { ...APART_LIMITS, megabytes: 150 })).toEqual({
      ok: false,
      reason: 'too_large',
    })
  })
})

describe('turns', () => {
  it('let so many run, make others wait in their order, and refuse one too many', async () => {
    const turns = takeTurns(1, 1, () => new Error('busy'))
    const ends: (() => void)[] = []
    const began: string[] = []
    const work = (name: string) => () => {
      began.push(name)
      return new Promise<string>((resolve) => ends.push(() => resolve(name)))
    }
    const [first, second] = [turns(work('first')), turns(work('second'))]
    await expect(turns(work('third'))).rejects.toThrow('busy')
    expect(began).toEqual(['first'])
    ends.shift()?.()
    expect(await first).toBe('first')
    await expect.poll(() => began).toEqual(['first', 'second'])
    ends.shift()?.()
    expect(await second).toBe('second')
    await expect(turns(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await turns(async () => 'again')).toBe('again')
  })
})
