import type { Profile } from '@hdoc/contract/accounts/profile.ts'

export const profileOfGina: Profile = {
  id: 7,
  version: 1,
  username: 'gina.liliacu',
  name: 'Gina Liliacu',
  email: 'gina@dealuflorilor.test',
  phone: '',
  job_title: '',
  language: 'ro',
  theme: 'light',
  roles: [],
  groups: [],
  institution_name: 'Comuna Dealu Florilor',
  password_changed_at: null,
  picture: '',
  has_password: true,
  password_minimum: 10,
  pending_email: null,
}
