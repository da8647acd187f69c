import type { registerCalls } from '@hdoc/contract/registers/register-calls.ts'
import type { RegisterClosing } from '@hdoc/contract/registers/registers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { listNamingTypes, type NamingType } from '../queries/naming-types.ts'
import { listWaitingNumbers } from '../queries/reservations.ts'
import { getRegister } from './save-register.ts'

/** Most reserved numbers that are named; their count stands beside them. */
const MOST_NAMED = 10

const useOf = ({ further, fixed }: NamingType): RegisterClosing['types'][number]['use'] => {
  if (further) return 'further'
  return fixed ? 'only' : 'proposed'
}

/** Gives what closing a register would stop. It is asked before the register is closed. */
export async function showClosing(
  ctx: StaffCtx,
  { params }: InputOf<typeof registerCalls.closing>,
): Promise<RegisterClosing> {
  const register = await getRegister(ctx, params.id)
  const types = await listNamingTypes(ctx.db, register)
  return {
    types: types.map((type) => ({ name: type.name, use: useOf(type) })),
    reserved: await listWaitingNumbers(ctx.db, register, MOST_NAMED),
    reserved_numbers: register.reserved_numbers,
  }
}
