export default function Clients() {
  return <h1>Clients</h1>
}
