import { eventType } from '../../../platform/events/event-type.ts'
import { testMailPayload } from '../jobs/test-mail-payload.ts'

export const testMailWanted = eventType('setting.test_mail_wanted', testMailPayload)
