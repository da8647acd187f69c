import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { findSignUpToMail, openSignUp } from '../sign-up/queries.ts'
import { mailAccountLink } from './mail-account-link.ts'

export const handle = (ctx: JobContext, { sign_up_id }: { sign_up_id: number }): Promise<void> =>
  mailAccountLink(
    ctx,
    {
      find: async (db, id) => {
        const signUp = await findSignUpToMail(db, id)
        return signUp && { ...signUp, purpose: 'signup' }
      },
      open: openSignUp,
    },
    sign_up_id,
  )
