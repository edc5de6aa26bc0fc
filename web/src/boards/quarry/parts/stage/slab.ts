/** The board itself with its foot and shadow, and the light that falls on it. */
import {
  AmbientLight,
  BoxGeometry,
  CylinderGeometry,
  DirectionalLight,
  type Group,
  HemisphereLight,
  type Light,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
} from 'three';
import { MARGIN, paintShade, paintSlab } from './paint';
import type { Size } from './scene';
import { QUARTER } from './viewpoint';
import type { Workshop } from './workshop';

export const SLAB = 0.5;
const SHADE = 1.22; // how far the shadow reaches beyond the board; more would be cut off by the edge of the picture

export function lights(): Light[] {
  const sun = new DirectionalLight('#fff3dd', 2.1);
  sun.position.set(-7, 15, 6);
  sun.castShadow = true;
  sun.shadow.mapSize.set(1024, 1024);
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.03;
  const box = sun.shadow.camera;
  box.left = box.bottom = -10;
  box.right = box.top = 10;
  box.near = 4;
  box.far = 32;
  return [sun, new HemisphereLight('#fdf8ee', '#8a7a63', 1.35), new AmbientLight('#fff', 0.35)];
}

export function buildSlab(group: Group, size: Size, shop: Workshop) {
  for (const child of group.children) (child as Mesh).geometry.dispose();
  group.clear();
  const { width, rows, quarry } = size;
  const { palette } = shop;
  const face = paintSlab(width, rows, quarry, palette, shop.font);
  const top = shop.material('slab', () => new MeshLambertMaterial({ map: shop.keep(face) }));
  const side = shop.material('rim', () => new MeshLambertMaterial({ color: palette.rim }));
  const [across, along] = [width + 2 * MARGIN, rows + 2 * MARGIN];
  const slab = new Mesh(new BoxGeometry(across, SLAB, along), [side, side, top, side, side, side]);
  slab.position.y = -SLAB / 2;
  slab.receiveShadow = true;
  const foot = new Mesh(new CylinderGeometry(2.6, 3, 0.5, 48), side);
  foot.position.y = -SLAB - 0.25;
  const shade = new Mesh(
    new PlaneGeometry(across * SHADE, along * SHADE).rotateX(-QUARTER),
    shop.material(
      'shade',
      () => new MeshBasicMaterial({ map: shop.keep(paintShade()), transparent: true, depthWrite: false }),
    ),
  );
  shade.position.y = -SLAB - 0.5;
  group.add(slab, foot, shade);
}
