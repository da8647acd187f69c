import type { English } from '../english.ts'
import type { test_documents as ro } from '../ro/test-documents.ts'

export const test_documents: English<typeof ro> = {
  banner_label: 'Delete mode',
  banner: 'Delete mode is on until {{until}}: test documents can be registered and deleted.',
  off: 'Switch off',
  on: 'Switch delete mode on',
  on_title: 'Switch delete mode on?',
  on_what:
    'For one day, in the whole institution, "test document" can be ticked at registration, and test documents can be deleted by who has the right. The mode ends by itself after 24 hours and stays in the trail.',
  switched_on: 'Delete mode is on.',
  switched_off: 'Delete mode is off.',
  mark: 'Test document',
  mark_help: 'Stays marked for ever and can be deleted; its number stays in the register.',
  remove: 'Delete the test document',
  remove_title: 'Delete the test document {{number}}?',
  remove_what:
    'Content, files, comments and connections are removed for good. The number stays in the register with "șters (test)".',
  remove_reason: 'Reason of the deletion',
  removed: 'The test document {{number}} was deleted. Its number stays.',
  deleted: 'Test document deleted by {{by}}, {{at}}',
  action_deleted: 'deleted the test document',
}
