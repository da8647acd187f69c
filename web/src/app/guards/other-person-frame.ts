export { OtherPerson as default } from './other-person.tsx'
