import { fill } from '../../../platform/slots/slot.ts'
import { keptAboutPerson } from '../../accounts/index.ts'

/** What is kept about a person's notices, for the file with their own data. */
export const noticesOfPerson = fill(keptAboutPerson, {
  key: 'notifications',
  title: { ro: 'Notificări', en: 'Notices' },
  gather: async (db, person) => (await import('./gather-notices.ts')).gatherNotices(db, person),
})
