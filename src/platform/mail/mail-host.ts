export function domainOf(address: string) {
  return address.slice(address.lastIndexOf('@') + 1)
}
