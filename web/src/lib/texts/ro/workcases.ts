export const workcases = {
  case: 'Dosar',
  group_work: 'Lucrări',
  waiting_until: '{{status}} până la {{date}}',
}
