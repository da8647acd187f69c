import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { findLinkToMail, openLink } from '../links/queries.ts'
import { mailAccountLink } from './mail-account-link.ts'

export const handle = (ctx: JobContext, { link_id }: { link_id: number }): Promise<void> =>
  mailAccountLink(ctx, { find: findLinkToMail, open: openLink }, link_id)
