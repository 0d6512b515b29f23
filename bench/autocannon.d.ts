declare module 'autocannon' {
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
  }): Promise<{ requests: { average: number }; non2xx: number; errors: number }>;
}
