import type { English } from '../english.ts'
import type { data_request_page as ro } from '../ro/data-request-page.ts'

export const data_request_page: English<typeof ro> = {
  about: 'Further data · request {{number}}/{{date}}',
  title_one: 'You are asked for one thing',
  title_other: 'You are asked for {{figure}} things',
  for: 'For “{{type}}”. {{by}} asks for them.',
  clock: 'The deadline of the answer stands until you send them. You can send until {{date}}.',
  until: 'You can send until {{date}}.',
  photo: 'Photo',
  file: 'File',
  write: 'Answer in writing',
  photo_of: 'Photo: {{what}}',
  file_of: 'File: {{what}}',
  write_of: 'Answer in writing: {{what}}',
  answer: 'Your answer',
  sent: 'sent',
  waits: 'ready to send',
  written: 'You answered: “{{text}}”',
  limits: 'At most {{files}} files, each up to {{mb}} MB.',
  kept: 'What you have added is kept here until {{date}}; it comes to us when you press “Send”.',
  sending: '{{sent}} of {{all}}',
  checking: 'being checked…',
  lost: 'No connection; it goes on by itself.',
  unfinished: 'interrupted; choose the file again',
  again: 'Try again',
  remove: 'Remove the file {{name}}',
  full: 'You have added as many files as can be sent ({{files}}).',
  message: 'Message (if you like)',
  next: 'What comes next',
  next_in: 'What you send joins the case, and whoever asked for it is told.',
  next_clock: 'When everything has come, the deadline of the answer goes on.',
  next_answer: 'After it was checked you get the answer to your request.',
  bit_by_bit: 'You can also send bit by bit, by the same link.',
  send: 'Send {{done}} of {{all}}',
  nothing: 'Add a file or an answer.',
  wait: 'Wait until the files have been uploaded.',
  arrived: 'We have received {{done}} of {{all}}. You can send the rest later, by the same link.',
  over_answered: 'We have received everything, thank you',
  over_answered_text:
    'The data for the request {{number}} have come to {{institution}}. There is nothing more to do here.',
  over_cancelled: 'No further data are needed',
  over_cancelled_text:
    '{{institution}} took back what it asked for the request {{number}}. For questions use the contacts of the institution.',
  over_expired: 'The day until which you could send is over',
  over_expired_text:
    'For the request {{number}} you could send until {{date}}. The data can still be brought to the registry: {{institution}}.',
  over_case_closed: 'The case of the request was closed',
  over_case_closed_text:
    'The case of the request {{number}} was closed by {{institution}}; the link takes nothing more.',
  over_case_joined: 'The request is dealt with together with another',
  over_case_joined_text:
    'The request {{number}} was joined to another one and is answered together with it. The link takes nothing more; what is still missing can be brought to {{institution}}.',
  unknown: 'The link is not right',
  unknown_text:
    'Open it from the e-mail, or scan the code of the sheet again. If you copied it, check that all of it is there.',
}
