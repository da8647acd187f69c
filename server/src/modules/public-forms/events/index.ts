import { z } from 'zod'
import { eventType } from '../../../platform/events/event-type.ts'

const id = z.number().int().positive()

/** A confirmation is to be mailed; `mail`: which of the form's mails. */
export const confirmationWanted = eventType(
  'public_form.confirmation_wanted',
  z.object({ send_id: id, mail: id }),
)
/** A form was confirmed, and what it has become stands. */
export const formConfirmed = eventType('public_form.confirmed', z.object({ send_id: id }))
