export const own_complaint = {
  title: 'Your complaint',
  answer: 'Answer of the institution',
  why: 'Why it was cancelled',
  files: 'Files of the answer',
  authority: 'Competent is: {{authority}}.',
  messages: 'Messages',
  you: 'You',
  add: 'Add something',
  add_help: 'Whoever works on the complaint reads it.',
  add_needed: 'Write what you want to add.',
  add_send: 'Send it',
  withdraw: 'Withdraw the complaint',
  withdraw_sure: 'I am sure: the complaint is closed without an answer and cannot be reopened.',
  keep: 'Keep it',
  unknown:
    'The link shows no answers. Open it from the e-mail that you got when you confirmed, and check that it is whole.',
}
