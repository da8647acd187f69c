export const workcases = {
  case: 'Case',
  group_work: 'Work',
  waiting_until: '{{status}} until {{date}}',
}
