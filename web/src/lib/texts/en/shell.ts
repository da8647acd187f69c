import type { English } from '../english.ts'
import type { shell as ro } from '../ro/shell.ts'

export const shell: English<typeof ro> = {
  skip: 'Skip to content',
  menu: 'Menu',
  open_menu: 'Open the menu',
  close_menu: 'Close the menu',
  search: 'Search number, issuer, CUI, content…',
  search_label: 'Search documents',
  person_menu: 'My account',
  logout: 'Sign out',
  theme: 'Theme',
  theme_light: 'Light',
  theme_dark: 'Dark',
  theme_auto: 'As the system',
  acting: 'You work as {{name}} · real account: {{real}}',
  acting_label: 'Acting as another user',
  acting_back: 'Back to my account',
  register: 'Register',
  group_registry: 'Registry',
  group_administration: 'Administration',
  dashboard: 'Dashboard',
  documents: 'Documents',
  registers: 'Registers',
  doc_types: 'Document types',
}
