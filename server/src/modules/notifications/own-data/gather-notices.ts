import { sayNotice } from '@hdoc/contract/notifications/notice-texts.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { localDateTime } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { getChoices } from '../choices/queries.ts'
import { presentDevice } from '../devices/own-devices.ts'
import { listDevices } from '../devices/queries.ts'
import type { Person } from '../recipients/recipient.ts'
import { listKept } from './queries.ts'

const MOST = 10_000

/** A person's choices, their browsers, and what they were told. */
export async function gatherNotices(db: TenantDb, person: Person) {
  const [{ version: _, ...choices }, devices, notices] = await Promise.all([
    getChoices(db, person),
    listDevices(db, person),
    listKept(db, person, MOST),
  ])
  const browsers = devices.map(presentDevice)
  return {
    data: { choices, browsers, told: notices },
    lines: (language: Language): string[] => [
      ...browsers.map(({ device }) => device),
      ...notices.map(
        (notice) => `${localDateTime(new Date(notice.at)).replace('T', ' ')}  ${sayNotice(notice, language)}`,
      ),
    ],
  }
}
