import type { Filled } from '../../server/test/load/fill-institution.ts'

/**
 * One registration for each transaction through the function that HTTP calls, as the same role: the item is what the
 * server would pass, with rights and deadline looked up already.
 */
export function registrationScript(filled: Filled, today: string, registers: number): string {
  const [docType = 0] = filled.docTypeIds
  const [first = 0] = filled.registerIds
  const item = {
    category: 'intrare',
    doc_type_id: docType,
    issuer_name: 'Popescu Ștefan Maria',
    short_description: 'Cerere certificat de urbanism, strada Ștrandului nr. 12',
    pages: 3,
    annexes: 0,
    external_number: '12/2026',
    external_date: null,
    access_level: 2,
    additional_info: '',
    physical_form: '',
    location: '',
    group_id: null,
    is_test: false,
    deadlines: { [today]: { date: today, reason: null } },
    upload_ids: [],
    actor: { institution_id: filled.institutionId, id: filled.userIds[1], name: 'Persoana 1' },
    group_ids: filled.groupIds.slice(0, 2),
    is_manager: false,
  }
  // pgbench takes a colon before a letter for a variable.
  const text = JSON.stringify(item).replaceAll(':', ': ')
  return `\\set register random(${first}, ${first + registers - 1})
\\set issuer random(1, ${filled.issuerCount})
begin;
select set_config('app.institution_id', '${filled.institutionId}', true);
select * from register_documents(${filled.institutionId}, null, jsonb_build_array('${text}'::jsonb ||
  jsonb_build_object('register_id', :register::bigint, 'issuer_id', :issuer::bigint, 'tracking_code', md5(random()::text || clock_timestamp()::text))));
commit;
`
}
