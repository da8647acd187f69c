import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { getHeld } from '../../public-forms/index.ts'

type Asked = Pick<Ctx, 'database' | 'caller'>

/** The complaint of a second secret. A wrong one counts as a guess and answers like one that is gone. */
export const getOwn = async (ctx: Asked, secret: string): Promise<number> =>
  (await getHeld(ctx, { secret, kind: 'complaint' })).subjectId

export const gone = (): AppError => new AppError('PUBLIC_FORM_UNKNOWN')
