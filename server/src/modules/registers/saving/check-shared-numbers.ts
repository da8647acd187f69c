import { AppError } from '@hdoc/contract/failures/errors.ts'
import { parsePattern } from '@hdoc/contract/registers/numbering.ts'
import { sharedNumber } from '@hdoc/contract/registers/shared-numbers.ts'
import { dayParts } from '@hdoc/contract/ro/local-date.ts'
import { localDate } from '../../../platform/clock.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { listOtherRegisters } from '../queries/other-registers.ts'
import { namesInWords } from '../record/names-in-words.ts'

type Written = { pattern: string; code: string }

/** Gives the first number that both could write this year or the next one. */
function firstShared(one: Written, other: Written, year: number): string | undefined {
  const [mine, theirs] = [parsePattern(one.pattern), parsePattern(other.pattern)]
  if (!mine.ok || !theirs.ok) return undefined
  return [year, year + 1]
    .map((each) =>
      sharedNumber({ pattern: mine, code: one.code }, { pattern: theirs, code: other.code }, each),
    )
    .find((number) => number !== undefined)
}

/**
 * Checks whether a register could write numbers of another one, closed or not. A paper is known by its number
 * and year (archives law, Legea 16/1996 art. 9), so this is accepted only when the sentence that says so is
 * ticked. Gives what the trail keeps of it.
 */
export async function checkSharedNumbers(
  ctx: Pick<StaffCtx, 'db' | 'clock'>,
  register: Written & { id?: number },
  ticked: boolean,
): Promise<{ share_numbers?: true; shared_with?: string }> {
  const { year } = dayParts(localDate(ctx.clock.now()))
  const shared = (await listOtherRegisters(ctx.db, register.id ?? null)).flatMap(({ name, ...other }) => {
    const number = firstShared(register, other, year)
    return number === undefined ? [] : [{ name, number }]
  })
  if (shared.length === 0) return {}
  const names = shared.map(({ name }) => name)
  if (ticked) return { share_numbers: true, shared_with: names.join(', ') }
  const values = { number: shared[0]!.number, registers: namesInWords(names) }
  throw new AppError('VALIDATION', {}, { fields: { share_numbers: [{ key: 'shared_numbers', values }] } })
}
