import { z } from 'zod'
import { factorChanges } from '../modules/access/index.ts'
import { testMailPayload } from '../modules/settings/jobs/test-mail-payload.ts'
import type { EventTable } from '../platform/events/event-table.ts'

const ofDocument = z.object({ document_id: z.number().int().positive() })
const ofUser = z.object({ user_id: z.number().int().positive() })

/** Every event that is written, with the schema of its payload. */
export const eventTable = {
  'activity.verify_wanted': z.object({ check_id: z.number().int().positive() }),
  'document.registered': ofDocument,
  'document.status_changed': ofDocument.extend({ status: z.number().int() }),
  /** Somebody wants a batch done, or undone. */
  'document.batch_wanted': z.object({ batch_id: z.number().int().positive() }),
  /** A comment mentions somebody. */
  'document.mentioned': ofDocument.extend({
    comment_id: z.number().int().positive(),
    user_id: z.number().int().positive(),
  }),
  /** A document that waited has fallen back to its earlier status. */
  'document.pending_ended': ofDocument,
  /** Somebody wants the book of a register. */
  'register.book_asked': z.object({ book_id: z.number().int().positive() }),
  /** Somebody made an account for a person, or wants the invitation sent again. */
  'account.invited': ofUser,
  /** An administrator wants a person to choose a new password. */
  'account.reset_wanted': ofUser,
  /**
   * Somebody entered an address under „forgotten password”. The worker looks up afterwards whether it has an
   * account.
   */
  'account.forgotten': z.object({ email: z.string() }),
  /** Somebody asks for an account. The worker looks up afterwards whether their address has one already. */
  'account.sign_up_wanted': z.object({ sign_up_id: z.number().int().positive() }),
  /** A person waits for an administrator to accept or refuse them. */
  'account.pending': ofUser,
  'account.accepted': ofUser,
  'account.refused': ofUser.extend({ reason: z.string() }),
  'account.password_changed': ofUser,
  'account.email_change_wanted': ofUser.extend({ email: z.string() }),
  /** The worker tells the old address of the change. Without `old_email` it tells nobody. */
  'account.email_changed': ofUser.extend({ old_email: z.string().optional() }),
  /**
   * A person with neither password nor second factor has to prove that an account of the provider is theirs.
   */
  'account.identity_wanted': ofUser.extend({
    issuer: z.string(),
    subject: z.string(),
    /** Hash of the browser in which the person began; 64 hexadecimal digits. */
    browser_hash: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  /**
   * Somebody typed a sign-in name whose password others guess at. The worker looks up afterwards whose name it
   * is.
   */
  'account.sign_in_link_wanted': z.object({ login: z.string() }),
  'account.factor_changed': ofUser.extend({ change: z.enum(factorChanges) }),
  'setting.test_mail_wanted': testMailPayload,
} satisfies EventTable
