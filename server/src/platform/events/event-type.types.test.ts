import { expect, test } from 'vitest'
import { z } from 'zod'
import type { TenantDb } from '../db/database.ts'
import { emit } from './emit.ts'
import { eventType } from './event-type.ts'
import { subscribe, subscribeInMasses } from './subscriber.ts'

const made = eventType('thing.made', z.object({ thing: z.number().int().positive() }))
const at = new Date('2026-11-20T08:00:00Z')

/** Never called: only the types are of interest. */
export async function refusedByTheCompiler(db: TenantDb): Promise<void> {
  await emit(db, made, { thing: 1 }, at)
  // @ts-expect-error the payload lacks its field
  await emit(db, made, {}, at)
  // @ts-expect-error the field is no text
  await emit(db, made, { thing: '1' }, at)
  // @ts-expect-error the event has no such field
  await emit(db, made, { thing: 1, other: 2 }, at)
  // @ts-expect-error an event is an object of its module, not a text
  await emit(db, 'thing.made', { thing: 1 }, at)
}

test('a subscriber gets what the event carries, and nothing else compiles', () => {
  const wantsText = async (_db: TenantDb, _payload: { thing: string }): Promise<void> => undefined
  // @ts-expect-error the event carries a number
  expect(subscribe(made, wantsText).type).toBe('thing.made')
  // @ts-expect-error the handler of masses gets a list
  expect(subscribeInMasses(made, wantsText).inMasses).toBe(true)
})

test('a payload that could never be delivered fails where it is written', async () => {
  await expect(emit({} as TenantDb, made, { thing: -1 }, at)).rejects.toThrow('Too small')
})
