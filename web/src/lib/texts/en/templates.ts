import type { English } from '../english.ts'
import type { templates as romanian } from '../ro/templates.ts'

export const templates: English<typeof romanian> = {
  title: 'Templates',
  new: 'New text',
  kind: 'What the text is for',
  about_page:
    'The pages of the portal. Without your text, the platform’s is shown, with the data of the institution.',
  about_mail: 'What the mails that citizens get say, before what the program adds.',
  about_answer: 'Texts that colleagues may begin an answer with, in a case.',
  about_resolution:
    'Short texts for resolutions, put in by one choice when a case is given out: "For settlement", "For information".',
  none: 'No text yet.',
  own: 'Text of the institution',
  platform: 'Text of the platform',
  changed: '{{date}}, {{name}}',
  name: 'Name',
  name_help: 'Colleagues choose it by its name: "Papers missing", "For settlement".',
  text: 'The text',
  language: 'Language of the text',
  subject: 'Subject',
  content: 'Text',
  fields: 'Fields that fill themselves',
  fields_help: 'A line or paragraph whose fields are all empty is left out.',
  preview: 'Preview',
  saved: 'The text was saved.',
  reset: 'Back to the platform’s text',
  reset_done: 'The platform’s text is used again.',
  versions: 'Earlier versions',
  version: 'Version {{number}}, {{date}}, {{name}}',
  take: 'Put the text into the form',
  taken: 'The text is in the form. Save it to use it.',
  delete: 'Delete',
  delete_title: 'Delete the text "{{name}}"?',
  delete_text: 'Answers that were written with it stay as they are.',
  deleted: 'The text was deleted.',
  letter: 'Word paper of the answer',
  letter_text:
    'A .docx of at most {{mb}} MB with your head and signature; answers with this text are drawn on it, as PDF. {raspuns} stands where the text goes.',
  letter_no_program:
    'The server has no LibreOffice: until the administrator installs it, answers stand on the ordinary page.',
  letter_none: 'Answers stand on the ordinary page.',
  letter_choose: 'Upload the Word document',
  letter_remove: 'Take the document off',
  letter_put: 'The Word paper was saved.',
  letter_removed: 'Answers stand on the ordinary page again.',
  letter_fields: 'Fields of the Word paper',
}
