import type { English } from '../english.ts'
import type { messages as ro } from '../ro/messages.ts'

export const messages: English<typeof ro> = {
  // The specification spells it „successfull”.
  success: 'Operation successfull',
  failed: 'Operation failed',
  warning: 'Operation done but with warning',
  failed_retry: 'Operation failed, please try again',
  error: 'Error',
  not_found_model: 'Not found Model',
  posting: 'Processing request, please wait',
  offline: 'There is no connection to the server. Check the network and try again.',
  timeout: 'The server did not answer in time. Try again.',
  unreadable: 'The answer of the server cannot be read. Try again.',
  cancelled: 'The operation was stopped.',
  details: 'Details',
  request_id: 'Request code',
  section_failed: 'This part of the page could not be shown.',
  reload: 'Reload the page',
  load_failed: 'The data could not be loaded',
  part_failed: 'This part of the program could not be loaded',
  part_again: 'Try again. What you wrote on the page stays.',
  updated: 'A new version of the program was installed',
  updated_text:
    'Reload the page to go on. What you wrote in a new registration is kept, without its files; save or copy before what you wrote elsewhere.',
  saved: 'Saved.',
}
