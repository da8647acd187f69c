export const consent = {
  title: 'Cookies and consent',
  necessary:
    'What the page needs to work (session, language, reading aids, this answer) asks for no consent and reaches nobody else.',
  necessary_label: 'Necessary: the page does not work without them',
  asked: 'Only with your consent are scripts of others loaded, for: {{purposes}}.',
  nothing: 'This portal loads no scripts of others.',
  staff: 'A member of staff has signed in in this browser, so no script of others is loaded.',
  answered: 'You chose on {{date}}. You may change it at any time.',
  purposes: 'Purposes',
  statistics: 'the institution learns how many people read its pages',
  advertising: 'announcements of others appear on the public pages',
  refuse: 'Refuse',
  accept: 'Accept',
  choose: 'Choose',
  keep: 'Keep my choice',
}
