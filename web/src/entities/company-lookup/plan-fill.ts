import { searchKey } from '@hdoc/contract/ro/search-key.ts'

export type Filled<Field extends string> = Partial<Record<Field, { before: string; now: string }>>
/** Fields that form one fact: all of them are written, or none. */
export type Part<Field extends string> = readonly Field[]

type Form<Field extends string> = {
  read: (field: Field) => string
  found: Readonly<Record<Field, string>>
}

/** Whether two texts say the same: „0244 999 120” is „0244999120”, „S.R.L.” is „SRL”. */
const isSame = (a: string, b: string): boolean =>
  a === b || (a !== '' && searchKey(a).replace(/ /g, '') === searchKey(b).replace(/ /g, ''))

/**
 * What taking a part changes. Address fields that the service does not know are emptied, or two addresses
 * would be mixed.
 */
export function takePart<Field extends string>(
  { read, found }: Form<Field>,
  part: Part<Field>,
): Filled<Field> {
  const filled: Filled<Field> = {}
  for (const field of part) {
    const before = read(field)
    if (!isSame(before, found[field])) filled[field] = { before, now: found[field] }
  }
  return filled
}

/**
 * Decides what the look-up writes by itself, and what it only offers. A part is written when nothing in it
 * contradicts what was found: each of its fields is empty, says the same, or was written by the look-up
 * before (`mine`).
 */
export function planFill<Field extends string>(
  form: Form<Field>,
  parts: readonly Part<Field>[],
  mine: Filled<Field>,
): { filled: Filled<Field>; differing: Part<Field>[] } {
  const { read, found } = form
  const isNews = (field: Field): boolean => found[field] !== '' && !isSame(read(field), found[field])
  const isFree = (field: Field): boolean => {
    const now = read(field)
    return now === '' || isSame(now, found[field]) || mine[field]?.now === now
  }
  const news = parts.filter((part) => part.some(isNews))
  const filled: Filled<Field> = Object.assign(
    {},
    ...news.filter((part) => part.every(isFree)).map((part) => takePart(form, part)),
  )
  return { filled, differing: news.filter((part) => !part.every(isFree)) }
}
