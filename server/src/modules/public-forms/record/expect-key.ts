import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { type ReadKey, readKey } from '../secrets/form-key.ts'
import { isKeyOver } from './send-rules.ts'

/** What a key says that this institution gave for filling a form; PUBLIC_FORM_KEY when it never did, or too long ago. */
export function expectKey(ctx: Pick<Ctx, 'caller' | 'settings' | 'clock'>, key: string): ReadKey {
  const read = readKey(ctx.settings, ctx.caller.host.institutionId, key)
  if (read === undefined || isKeyOver(read.at, ctx.clock.now())) throw new AppError('PUBLIC_FORM_KEY')
  return read
}
