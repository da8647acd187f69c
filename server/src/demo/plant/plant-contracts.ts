import { addDays, dayParts, type IsoDate, toIsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { PlatformDb } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { PLATFORM } from '../../platform/platform-institution.ts'
import type { InstitutionPlan } from '../plan/institution-plan.ts'

type Contract = { number: string; price: number; person: string }

const contracts: readonly Contract[] = [
  { number: 'HD-0001', price: 12000, person: 'Secretar general' },
  { number: 'HD-0002', price: 18500.5, person: 'Administrator public' },
]

/** Institutions without people yet: one whose access ends soon, one that has not begun. */
const quiet = [
  {
    tag: 'izvorulrece',
    name: 'Comuna Izvorul Rece',
    cui: '9903000040',
    begins: -345,
    ends: 20,
    number: 'HD-0003',
    price: 9600,
  },
  {
    tag: 'stejariinoi',
    name: 'Orașul Stejarii Noi',
    cui: '9903000120',
    begins: 30,
    ends: 395,
    number: 'HD-0004',
    price: 14400,
  },
]

async function addContract(
  db: PlatformDb,
  clientId: number,
  company: { name: string; cui: string; address: string; phone: string; email: string; person: string },
  contract: { number: string; price: number; begins: IsoDate; ends: IsoDate },
): Promise<void> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into companies (institution_id, name, cui, address, phone, email, contact_person)
    values (${PLATFORM}, ${company.name}, ${company.cui}, ${company.address}, ${company.phone}, ${company.email}, ${company.person}) returning id`)
  await db.run(sql`
    insert into clients (institution_id, client_id, company_id, billing_from, billing_to, contract_number, contract_start, contract_end, contract_price)
    values (${PLATFORM}, ${clientId}, ${id}, ${contract.begins}, ${contract.ends}, ${contract.number}, ${contract.begins}, ${contract.ends}, ${contract.price})`)
}

/** The companies and contracts of the demo's institutions, and two clients without people. */
export async function plantContracts(
  db: PlatformDb,
  plans: readonly InstitutionPlan[],
  today: IsoDate,
  baseDomain: string,
): Promise<void> {
  const { year } = dayParts(today)
  for (const [n, plan] of plans.entries()) {
    const { number, price, person } = contracts[n] ?? contracts[0]!
    await addContract(
      db,
      plan.id,
      {
        name: plan.legalName,
        cui: plan.cui,
        address: plan.address,
        phone: plan.phone,
        email: plan.email,
        person,
      },
      { number: `${number}/${year}`, price, begins: toIsoDate(year, 1, 1), ends: toIsoDate(year, 12, 31) },
    )
  }
  for (const { tag, name, cui, begins, ends, number, price } of quiet) {
    const [from, to] = [addDays(today, begins), addDays(today, ends)]
    const { id } = await db.one(sql<{ id: number }>`
      insert into institutions (tag, name, legal_name, short_name, cui, county_name, locality, active_from, active_to)
      values (${tag}, ${name}, ${name}, ${name}, ${cui}, 'Prahova', '', ${from}, ${to}) returning id`)
    await db.run(sql`
      insert into hosts (host, institution_id, kind, active_from, active_to) values (${`${tag}.${baseDomain}`}, ${id}, 'internal', ${from}, ${to})`)
    const contract = { number: `${number}/${dayParts(from).year}`, price, begins: from, ends: to }
    await addContract(db, id, { name, cui, address: '', phone: '', email: '', person: '' }, contract)
  }
}
