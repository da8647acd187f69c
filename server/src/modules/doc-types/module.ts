import type { Module } from '../../platform/module/module.ts'

export const docTypes: Module = {
  name: 'doc-types',
  routes: async () => (await import('./routes.ts')).docTypeRoutes,
  constraints: {
    doc_types_broadcast_groups_fkey: { field: 'broadcast_group_ids', key: 'reference' },
    doc_types_default_key: { field: 'is_default', key: 'taken' },
    doc_types_group_fkey: { field: 'group_id', key: 'reference' },
    doc_types_name_key: { field: 'name', key: 'taken' },
    doc_types_register_fkey: { field: 'register_id', key: 'reference' },
    doc_types_secondary_registers_fkey: { field: 'secondary_register_ids', key: 'reference' },
    doc_types_secondary_category: { field: 'secondary_register_ids', key: 'register_category' },
  },
}
