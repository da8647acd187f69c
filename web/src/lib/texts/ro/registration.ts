export const registration = {
  title: '',
}
