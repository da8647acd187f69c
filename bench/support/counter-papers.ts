import type { Client } from 'pg'

const types = {
  urbanism: { name: 'Cerere certificat de urbanism', typed: 'urb' },
  fiscal: { name: 'Cerere certificat fiscal', typed: 'fisc' },
  petition: { name: 'Petiție', typed: 'pet' },
  address: { name: 'Adresă de la altă instituție', typed: 'adres' },
  income: { name: 'Cerere adeverință de venit', typed: 'venit' },
}
const issuers = {
  gradinaru: { name: 'Grădinaru Ilie', typed: 'gradi' },
  apostolescu: { name: 'Apostolescu Mirela', typed: 'apost' },
  enea: { name: 'Enea Constantin', typed: 'enea' },
  water: { name: 'Apă Canal Argeș S.A.', typed: 'apa can' },
  school: { name: 'Școala Gimnazială „Ion Creangă”', typed: 'scoala' },
  prefect: { name: 'Instituția Prefectului', typed: 'prefec' },
  zaharia: { name: 'Zaharia Lucreția', typed: 'zahar' },
  works: { name: 'Drumuri și Poduri S.R.L.', typed: 'drumuri' },
  neagoe: { name: 'Neagoe Traian', typed: 'neago' },
  forest: { name: 'Ocolul Silvic Valea Mare', typed: 'ocol' },
}

/** Papers of a morning, each with what a clerk types of its type and issuer to have the right one first. */
export const counterPapers = [
  {
    type: types.urbanism,
    issuer: issuers.gradinaru,
    subject: 'Certificat de urbanism pentru împrejmuire teren',
  },
  { type: types.fiscal, issuer: issuers.apostolescu, subject: 'Certificat fiscal pentru notar' },
  { type: types.petition, issuer: issuers.enea, subject: 'Câini fără stăpân pe strada Morii' },
  { type: types.address, issuer: issuers.water, subject: 'Întrerupere apă în 3 decembrie, strada Gării' },
  { type: types.address, issuer: issuers.school, subject: 'Solicitare microbuz pentru olimpiadă' },
  { type: types.address, issuer: issuers.prefect, subject: 'Ordin privind pregătirea de iarnă' },
  { type: types.income, issuer: issuers.zaharia, subject: 'Adeverință de venit pentru bursă' },
  { type: types.urbanism, issuer: issuers.works, subject: 'Certificat de urbanism branșament electric' },
  { type: types.petition, issuer: issuers.neagoe, subject: 'Iluminat public defect, strada Livezii' },
  { type: types.address, issuer: issuers.forest, subject: 'Punere în vânzare masă lemnoasă' },
] as const

/** Types, issuers and a usual register as a town hall has them, beside the many of every bench. */
export async function fillCounter(client: Client, institutionId: number): Promise<void> {
  await client.query(`update registers set is_default = true where institution_id = $1 and code = 'R1'`, [
    institutionId,
  ])
  for (const { name } of Object.values(types))
    await client.query(
      `insert into doc_types (institution_id, name, category, deadline_days) values ($1, $2, 'intrare', 30)`,
      [institutionId, name],
    )
  for (const { name } of Object.values(issuers))
    await client.query(`insert into issuers (institution_id, type, name) values ($1, 'pf', $2)`, [
      institutionId,
      name,
    ])
}
