import type { English } from '../english.ts'
import type { pages as ro } from '../ro/pages.ts'

export const pages: English<typeof ro> = {
  not_found: 'Page not found',
  not_found_text: 'The address does not exist, or is no longer valid.',
  record_not_found: 'The record was not found',
  record_not_found_text: 'It does not exist, was deleted, or you may not see it.',
  to_dashboard: 'Back to the dashboard',
  to_home: 'Back to the first page',
  forbidden: 'You have no access to this page',
  forbidden_right: 'You lack the right: {{right}}.',
  forbidden_text: 'Ask the administrator of your institution for it.',
  assistance: 'Need help?',
  invalid_domain: 'Domain name not accepted!',
  invalid_domain_text:
    'There is no active institution at the address {{host}}. Check the address or ask your institution.',
  invalid_domain_admin: 'This is the address of the administrators of the platform.',
  select_client: 'No access. Choose the institution and log in again.',
}
