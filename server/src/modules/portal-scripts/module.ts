import type { Module } from '../../platform/module/module.ts'

/** Scripts of others on the portal, and whose the platform approves. */
export const portalScripts: Module = {
  name: 'portal-scripts',
  routes: async () => (await import('./routes.ts')).portalScriptRoutes,
  constraints: {
    script_sources_name_key: { field: 'name', key: 'taken' },
    head_scripts_src_key: { field: 'src', key: 'taken' },
  },
}
