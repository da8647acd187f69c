import type { publicPageCalls } from '@hdoc/contract/templates/public-pages.ts'
import { localDate } from '../../../platform/clock.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { publicAddress } from '../../institutions/index.ts'
import { readPage } from '../use/read-page.ts'

type Call = typeof publicPageCalls.get

/** A page of the institution of the host, or of the platform on its own host. */
export const showPage = (
  { database, caller, clock, language, settings }: Ctx<Call>,
  { params }: InputOf<Call>,
) =>
  database.inInstitution(
    caller.host.institutionId,
    async (db) =>
      readPage(db, params.key, {
        language,
        today: localDate(clock.now()),
        site: await publicAddress(db, db.institutionId, settings),
      }),
    { readOnly: true },
  )
