import type { DispatchForm } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { managesDocuments } from '../../../platform/auth/actor.ts'
import { localDate } from '../../../platform/clock.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { listRegistrationDocTypes } from '../../doc-types/index.ts'
import { listRegistrationRegisters } from '../../registers/index.ts'

export type Proposals = Pick<DispatchForm, 'types' | 'registers'>

/** Types and registers of outgoing documents, the usual ones first; only registers that give the caller a number. */
export async function proposeNumber({ db, actor, clock }: StaffCtx): Promise<Proposals> {
  const today = localDate(clock.now())
  const [types, registers] = await Promise.all([
    listRegistrationDocTypes(db),
    listRegistrationRegisters(db, actor, today, managesDocuments(actor)),
  ])
  const fits = ({ category }: { category: string | null }) => category === null || category === 'iesire'
  // A register of outgoing documents alone is meant before one of everything.
  const own = (one: { category: string | null }) => (one.category === 'iesire' ? 0 : 1)
  return {
    types: types
      .filter(({ category }) => category === 'iesire')
      .map(({ id, name, register_id, fixed_register }) => ({ id, name, register_id, fixed_register })),
    registers: registers
      .filter((register) => register.refused === null && fits(register))
      .toSorted((one, other) => own(one) - own(other))
      .map(({ id, name, next_sample }) => ({ id, name, next_sample })),
  }
}

/** The register that gives a type its numbers when nobody chooses one. */
export const registerOf = (
  type: Proposals['types'][number] | undefined,
  { registers }: Proposals,
): number | undefined =>
  registers.find(({ id }) => id === type?.register_id)?.id ?? type?.register_id ?? registers[0]?.id
