import { join } from 'node:path'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { hashPassword } from '../modules/access/index.ts'
import { sealAll } from '../platform/audit/seal-audit.ts'
import { type Clock, localDate, startOfLocalDay, systemClock } from '../platform/clock.ts'
import { insideInstitution } from '../platform/db/tenant-db.ts'
import { withDatabase } from '../platform/db/with-database.ts'
import type { Settings } from '../platform/env.ts'
import { createDiskFileStore } from '../platform/files/store/disk-file-store.ts'
import { holdSecrets } from '../platform/secrets/hold-secrets.ts'
import { DEALU_FLORILOR } from './invented/institution-ids.ts'
import { inventedIssuer } from './invented/invented-issuer.ts'
import { inventedOffices } from './invented/invented-offices.ts'
import { seededRandom } from './invented/seeded-random.ts'
import { demoPassword } from './people/password.ts'
import { waitingPeople } from './people/waiting-people.ts'
import { dealuFlorilor } from './plan/dealu-florilor.ts'
import { dealuFlorilorGazette, type GazettePlan, valeaAlbaGazette } from './plan/gazette-plan.ts'
import type { InstitutionPlan } from './plan/institution-plan.ts'
import { dealuFlorilorMix, type OfficeMix, valeaAlbaMix } from './plan/office-mix.ts'
import { MONTH_DAYS, planMonth } from './plan/plan-month.ts'
import { platformCatalogue } from './plan/platform-catalogue.ts'
import { valeaAlba } from './plan/valea-alba.ts'
import { storeFiles } from './plant/invented-files.ts'
import { plantContracts } from './plant/plant-contracts.ts'
import { plantInstitution } from './plant/plant-institution.ts'
import { plantSubstitution } from './plant/plant-substitution.ts'
import { storeComplaintPhotos } from './plant/portal/complaint-photos.ts'
import { storeGazette, writeGazette } from './plant/portal/write-gazette.ts'
import {
  forgetEvents,
  hasInstitution,
  openSignUp,
  plantNotices,
  spendInstitutionIds,
} from './plant/rows/queries.ts'
import { writeMonth } from './plant/write-month.ts'

/**
 * Adds to the plan's own issuers the offices that write to the institution and `count` invented citizens and
 * companies.
 */
function withIssuers(plan: InstitutionPlan, count: number): InstitutionPlan {
  const random = seededRandom(`issuers ${plan.tag}`)
  const home = { county: plan.countyName, locality: plan.locality, postalCode: plan.postalCode }
  const invented = Array.from({ length: count }, () => inventedIssuer(random, home))
  return { ...plan, issuers: [...plan.issuers, ...inventedOffices(random, home), ...invented] }
}

/**
 * Fills an empty database with the demo: the platform's catalogue and two institutions with a month of
 * documents up to now; `seedHistory` adds the years before. Does nothing when the demo is there already. All rows come in one transaction, so
 * after a start that was killed the next start seeds again from nothing.
 */
export async function seedDemo(settings: Settings, clock: Clock = systemClock): Promise<void> {
  await withDatabase(settings, async (database) => {
    await holdSecrets(database.global, settings)
    if (await database.inInstitution(DEALU_FLORILOR, hasInstitution, { readOnly: true })) return
    const now = clock.now()
    const today = localDate(now)
    const begins = addDays(today, -MONTH_DAYS)
    const store = await createDiskFileStore(join(settings.dataDir, 'files'))
    const photos = await storeComplaintPhotos(store)
    const prepare = async (plan: InstitutionPlan, mix: OfficeMix, entries: readonly GazettePlan[]) => {
      const papers = planMonth(plan, mix, now)
      const gazette = { entries, files: await storeGazette(store, plan.name, entries) }
      return { plan, mix, papers, files: await storeFiles(store, plan, papers), gazette }
    }
    const offices = [
      await prepare(
        withIssuers(dealuFlorilor(today, begins, settings.baseDomain), 150),
        dealuFlorilorMix,
        dealuFlorilorGazette(today),
      ),
      await prepare(
        withIssuers(valeaAlba(today, begins, settings.baseDomain), 40),
        valeaAlbaMix,
        valeaAlbaGazette(today),
      ),
    ]
    const passwordHash = await hashPassword(demoPassword)
    const given = { passwordHash, secrets: settings, now }
    await database.asPlatform('fill the demo', async (db) => {
      await spendInstitutionIds(db, offices.length)
      for (const { plan, mix, papers, files, gazette } of offices) {
        const planted = await plantInstitution(db, plan, given)
        const inside = insideInstitution(db, plan.id)
        if (plan.id === DEALU_FLORILOR) await openSignUp(inside, waitingPeople, passwordHash)
        await writeMonth(inside, planted, papers, files, mix.head, { head: mix.mayor, now, today, photos })
        await writeGazette(inside, planted, { ...gazette, by: mix.head })
        if (plan.id === DEALU_FLORILOR) await plantSubstitution(inside, planted, today)
        await forgetEvents(inside)
        await plantNotices(inside, startOfLocalDay(addDays(today, -5)), startOfLocalDay(addDays(today, -1)))
      }
      await plantInstitution(db, platformCatalogue(today), given)
      const plans = offices.map(({ plan }) => plan)
      await plantContracts(db, plans, today, settings.baseDomain)
    })
    await sealAll(database)
  })
}
