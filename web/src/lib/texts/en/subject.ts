import type { English } from '../english.ts'
import type { subject as ro } from '../ro/subject.ts'

export const subject: English<typeof ro> = {
  comments_empty: 'No comments',
  comment_label: 'Comment',
  comment_help: 'Type @ and a name to speak to a person; Enter takes the one proposed.',
  comment_empty: 'The comment is empty.',
  comment_add: 'Add comment',
  comment_save: 'Save comment',
  comment_for: 'Who reads it',
  comment_edited: 'changed {{at}}',
  comment_earlier: 'Earlier text',
  comment_edit: 'Change comment',
  comment_added: 'The comment was added.',
  comment_to: 'To: {{names}}',
  mention_found: 'People found',
  mention_unresolved_title: 'The comment does not reach whom you wrote to',
  mention_unresolved:
    'Not chosen from the list: {{names}}. The comment is saved, but speaks to nobody of that name.',
  mention_back: 'Back to the comment',
  mention_save_so: 'Save as it is',
  acting_for: '{{by}}, on behalf of {{real}}',
  activity_empty: 'No activity',
  comment_saved: 'The changes were saved.',
  reason: 'Reason: {{reason}}',
  activity_more_one: '{{figure}} older',
  activity_more_other: '{{figure}} older',
  link_remove: 'Remove the connection with {{name}}',
  link_removed: 'The connection was removed. It stays in the history.',
}
