import { AppError } from '@hdoc/contract/failures/errors.ts'

/**
 * Maps each named database constraint to the field that broke it and to the key of the sentence a person
 * reads.
 */
const fields: Readonly<Record<string, { field: string; key: string }>> = {
  registers_code_key: { field: 'code', key: 'taken' },
  registers_name_key: { field: 'name', key: 'taken' },
  registers_default_key: { field: 'is_default', key: 'taken' },
  doc_types_default_key: { field: 'is_default', key: 'taken' },
  doc_types_name_key: { field: 'name', key: 'taken' },
  doc_types_register_fkey: { field: 'register_id', key: 'reference' },
  doc_types_secondary_registers_fkey: { field: 'secondary_register_ids', key: 'reference' },
  doc_types_secondary_category: { field: 'secondary_register_ids', key: 'register_category' },
  register_access_group_fkey: { field: 'access', key: 'reference' },
  register_access_user_fkey: { field: 'access', key: 'reference' },
  register_access_key: { field: 'access', key: 'taken' },
  documents_register_fkey: { field: 'register_id', key: 'reference' },
  documents_doc_type_fkey: { field: 'doc_type_id', key: 'reference' },
  issuer_merges_loser_key: { field: 'loser', key: 'taken' },
  scans_used: { field: 'upload_ids', key: 'scan_used' },
  documents_issuer_fkey: { field: 'issuer_id', key: 'reference' },
  documents_group_fkey: { field: 'group_id', key: 'reference' },
  document_views_name_key: { field: 'name', key: 'taken' },
  registration_templates_name_key: { field: 'name', key: 'taken' },
  document_links_key: { field: 'other_id', key: 'link_known' },
  document_links_one_way: { field: 'other_id', key: 'link_contrary' },
  document_access_document_fkey: { field: 'group_id', key: 'reference' },
  companies_cui_key: { field: 'cui', key: 'taken' },
  institutions_tag_key: { field: 'tag', key: 'domain_taken' },
  users_username_key: { field: 'username', key: 'taken' },
  users_email_key: { field: 'email', key: 'taken' },
  roles_name_key: { field: 'name', key: 'taken' },
  role_bundles_bundle_fkey: { field: 'bundle_ids', key: 'reference' },
  permission_bundles_name_key: { field: 'name', key: 'taken' },
  user_groups_name_key: { field: 'name', key: 'taken' },
  user_group_roles_role_fkey: { field: 'role_ids', key: 'reference' },
  group_roles_name_key: { field: 'name', key: 'taken' },
  group_members_pkey: { field: 'user_id', key: 'taken' },
  group_members_user_fkey: { field: 'user_id', key: 'reference' },
  group_members_role_fkey: { field: 'group_role_id', key: 'reference' },
  group_members_role_used: { field: 'group_role_id', key: 'role_not_used' },
}

export function constraintError(constraint: string): AppError | undefined {
  if (constraint === 'register_books_under_way') return new AppError('BOOK_UNDER_WAY')
  if (constraint === 'register_ledger_hold') return new AppError('NUMBERS_ON_HOLD')
  /**
   * Takes the name of a broken constraint; gives the error for the client, or undefined for a name not in the
   * table.
   */
  const known = fields[constraint]
  return known
    ? new AppError('VALIDATION', {}, { fields: { [known.field]: [{ key: known.key }] } })
    : undefined
}
