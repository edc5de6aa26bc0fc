/** The ground of a label, cut anew for each card: rays, petals, waves or checks, always the same for the same card. */
const KINDS = ['rays', 'petals', 'waves', 'checks'] as const;

function number(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}

/** A path in a square of 100. */
export function burst(id: string): string {
  const seed = number(id);
  switch (KINDS[seed % KINDS.length]!) {
    case 'rays':
      return around(12 + (seed % 5) * 2, (angle, half) => wedge(angle, half * 0.5));
    case 'petals':
      return around(8 + (seed % 3) * 2, (angle, half) => petal(angle, half));
    case 'waves':
      return Array.from({ length: 9 }, (_, row) => wave(row * 12 + (seed % 6))).join('');
    case 'checks':
      return checks(10 + (seed % 3) * 2.5);
  }
}

function around(count: number, draw: (angle: number, half: number) => string): string {
  const step = (2 * Math.PI) / count;
  return Array.from({ length: count }, (_, index) => draw(index * step, step / 2)).join('');
}

function polar(angle: number, far: number): string {
  return `${(50 + Math.cos(angle) * far).toFixed(1)} ${(50 + Math.sin(angle) * far).toFixed(1)}`;
}

function wedge(angle: number, half: number): string {
  return `M50 50L${polar(angle - half, 90)}L${polar(angle + half, 90)}Z`;
}

function petal(angle: number, half: number): string {
  const [left, right] = [polar(angle - half * 0.8, 44), polar(angle + half * 0.8, 44)];
  return `M50 50Q${left} ${polar(angle, 62)}Q${right} 50 50Z`;
}

function wave(y: number): string {
  return `M-5 ${y}q6-7 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0v4q-6 7-12 0t-12 0-12 0-12 0-12 0-12 0-12 0-12 0-12 0Z`;
}

function checks(size: number): string {
  let path = '';
  for (let row = 0; row * size < 100; row++) {
    for (let column = row % 2; column * size < 100; column += 2) {
      path += `M${column * size + size / 2} ${row * size}l${size / 2} ${size / 2}l${-size / 2} ${size / 2}l${-size / 2} ${-size / 2}z`;
    }
  }
  return path;
}
